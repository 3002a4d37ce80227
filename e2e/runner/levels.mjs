/**
 * The two levels of the tests. `npm test` runs what would cost a reader, an author or an operator most;
 * `npm test -- --all` adds the files below: what takes a second build, a server of its own, or a browser
 * for what few would meet. A test runner started by itself runs all of its files.
 */
export const LEVEL = 'TEST_LEVEL'

/** Whether only the quick level runs. */
export const isQuick = process.env[LEVEL] === 'quick'

/** Browser tests that the quick level leaves out. */
export const SLOW_SPECS = [
  '*.variant.spec.ts',
  'authoring.spec.ts',
  'comfort.spec.ts',
  'comforts.spec.ts',
  'dev.spec.ts',
  'faults.spec.ts',
  'fonts.spec.ts',
  'hidden.spec.ts',
  'names.spec.ts',
  'place.spec.ts',
  'preferences.spec.ts',
  'reading.spec.ts',
  'run-files.spec.ts',
  'starter.spec.ts',
  'versions.spec.ts',
  'web-app.spec.ts',
]

/** Unit tests that the quick level leaves out: they start commands, or bundle every sample. */
export const SLOW_UNITS = [
  'bench/**',
  'e2e/runner/{debian,tally}.test.ts',
  'lib/build/cli/{cli,conditions,loading-errors}.test.ts',
  'lib/build/run/browser.test.ts',
]
