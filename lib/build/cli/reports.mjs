import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * What a test runner's report says.
 * @typedef {{ passed: number, failures: Failure[], secondTries?: string[] }} Outcome
 *   `secondTries` are tests that passed only on the second try
 * @typedef {{ test: string, message: string }} Failure `test` names file and title
 */

/**
 * @param {import('vitest/node').JsonTestResults} report
 * @returns {Outcome}
 */
export function readVitestReport({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('', name)
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        test: `${file} › ${fullName}`,
        message: plain(failureMessages?.join('\n')),
      }))
    // A file that cannot be read has no tests, so none that failed.
    return failed.length === 0 && status === 'failed'
      ? [{ test: file, message: plain(message) }]
      : failed
  })
  return { passed: numPassedTests, failures }
}

/**
 * @param {import('playwright/types/testReporter').JSONReport} report
 * @returns {Outcome}
 */
export function readPlaywrightReport({ config, errors, stats, suites }) {
  const folder = path.relative('', config.rootDir)
  const tests = suites.flatMap(listSpecs).flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, results, status }) => ({
      name: `[${projectName}] ${path.join(folder, file)}:${line} › ${title}`,
      errors: results.at(-1)?.errors ?? [],
      status,
    })),
  )
  return {
    passed: stats.expected + stats.flaky,
    failures: [
      ...tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ name, errors }) => ({
          test: name,
          message: plain(errors.map(({ message }) => message).join('\n')),
        })),
      ...errors.map(({ message }) => ({ test: folder, message: plain(message) })),
    ],
    secondTries: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
  }
}

/**
 * @param {import('playwright/types/testReporter').JSONReportSuite} suite
 * @returns {import('playwright/types/testReporter').JSONReportSpec[]}
 */
function listSpecs({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)]
}

/** @param {string} [text] */
function plain(text = '') {
  return stripVTControlCharacters(text).trim()
}
