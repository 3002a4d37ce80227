import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': path.resolve(import.meta.dirname) } },
  test: {
    allowOnly: !process.env.CI,
    include: ['{app,bench,components,lib}/**/*.test.{ts,tsx}'],
    // The first test of a file that compiles pages loads the grammars, slowly on a busy machine.
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
