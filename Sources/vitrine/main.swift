print(versionText)
