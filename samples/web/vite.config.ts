import { join } from 'node:path'
import { defineConfig } from 'vite'
import { readDeployment } from '../environment.ts'

const pages = ['index.html', 'component/index.html']

export default defineConfig({
  define: { DEPLOYMENT: readDeployment() },
  build: {
    // The first page waits for its script at the top of the module.
    target: 'es2022',
    rolldownOptions: {
      input: pages.map(page => join(import.meta.dirname, page)),
    },
  },
})
