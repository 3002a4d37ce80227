/**
 * The two levels of the tests. `npm test` runs what would cost a reader, an author or an operator most;
 * `npm test -- --all` adds the files below. A test runner started by itself runs all of its files.
 */
export const LEVEL = 'TEST_LEVEL'

/** Whether only the quick level runs. */
export const isQuick = process.env[LEVEL] === 'quick'

/** Browser tests that the quick level leaves out, each with what they hold beyond it. */
export const SLOW_SPECS = {
  '*.variant.spec.ts': 'what is off by default; a second build',
  'authoring.spec.ts': 'that the check names all mistakes at once; each rule has unit tests',
  'comfort.spec.ts':
    'lines, tables and figures that a phone or a wide window lays out in another way',
  'comforts.spec.ts': 'definitions of terms, and paper',
  'dev.spec.ts': 'the development server',
  'faults.spec.ts': 'hosts, networks and browsers that do not do what they should',
  'fonts.spec.ts': 'other fonts; a browser for each',
  'hidden.spec.ts': 'jumps to what is folded or in a tab',
  'keyboard.spec.ts': 'that nothing hides the focus on the whole way round a page',
  'names.spec.ts': 'cards of names in code',
  'older-browsers.spec.ts': 'that text and links stay where a browser lacks what scripts use',
  'place.spec.ts': 'where sidebar and contents are scrolled to',
  'preferences.spec.ts': 'contrast, motion, forced colours, zoom and paper',
  'reader-mode.spec.ts': 'what a reader mode makes of every page',
  'reading.spec.ts': 'text that is selected, copied or read aloud',
  'run-files.spec.ts': 'that every sample prints in the page what it prints in Node',
  'starter.spec.ts': 'what readers download; an installation from the registry',
  'translated.spec.ts': 'pages that a browser translates',
  'versions.spec.ts': 'two versions of the site; builds of a small one',
  'web-app.spec.ts': 'the web app of the samples, with a wallet',
}

/** Unit tests that the quick level leaves out, each with what they hold beyond it. */
export const SLOW_UNITS = {
  'bench/**': 'tables of measurements',
  'e2e/runner/{debian,tally}.test.ts': 'what `npm test` itself says; other runners',
  'lib/cli/cli.test.ts': 'spelling; commands on another Node, or that nobody reads',
  'lib/cli/conditions.test.ts': 'what commands say on an odd machine',
  'lib/cli/loading-errors.test.ts': 'what they say of settings that cannot be loaded',
  'lib/bundle-samples/{browser,build}.test.ts':
    'sizes and licences of what runs in the page, and that all of it can be bundled',
}

/** Tests of samples that the quick level leaves out, each with what they hold beyond it. */
export const SLOW_SAMPLES = {
  'page/anvil.test.ts':
    'that the chain in the page answers as anvil does, in everything that it does',
}
