import path from 'node:path'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { isQuick, SLOW_UNITS } from './e2e/runner/levels.ts'

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': path.resolve(import.meta.dirname) } },
  test: {
    allowOnly: !process.env.CI,
    // The first test of a file that compiles pages loads the grammars, slowly on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['{app,bench,components,e2e/{mutations,runner},lib}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...(isQuick ? Object.keys(SLOW_UNITS) : [])],
          // Loading the plugins and grammars anew for each file would take most of the time.
          isolate: false,
        },
      },
      // They replace modules of their own choice: one that is mocked would stay so in the next file.
      { extends: true, test: { name: 'react', include: ['components/**/*.test.tsx'] } },
    ],
  },
})
