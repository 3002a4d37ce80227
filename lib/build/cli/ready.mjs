import './node-version.mjs'

// Makes a machine ready for a tool that `package.json` runs by itself: the packages of the project, or of
// the folder that is named.
const { installPackages } = await import('./install.mjs')
await installPackages(process.argv[2])
