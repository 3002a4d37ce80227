import { build } from '../build'

process.exit(build() ? 0 : 1)
