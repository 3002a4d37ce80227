import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import type { JSONReport, JSONReportSpec, JSONReportSuite } from 'playwright/types/testReporter'
import type { JsonTestResults } from 'vitest/node'

/** What a test runner's report says. */
export type Outcome = { passed: number; failures: Failure[] }

/** `test` names file and title. */
export type Failure = { test: string; message: string }

/** What Vitest's report has in place of the message that a test, or its hook, ran out of time. */
const OUT_OF_TIME = 'Error: STACK_TRACE_ERROR'

export function readVitestReport({ numPassedTests, testResults }: JsonTestResults): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('', name)
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        test: `${file} › ${fullName}`,
        message: plain(failureMessages?.join('\n')).replaceAll(OUT_OF_TIME, 'It ran out of time.'),
      }))
    // A file that cannot be read has no tests, so none that failed.
    return failed.length === 0 && status === 'failed'
      ? [{ test: file, message: plain(message) }]
      : failed
  })
  return { passed: numPassedTests, failures }
}

export function readPlaywrightReport({ config, errors, stats, suites }: JSONReport): Outcome {
  const folder = path.relative('', config.rootDir)
  const tests = suites.flatMap(listSpecs).flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, results, status }) => ({
      name: `[${projectName}] ${path.join(folder, file)}:${line} › ${title}`,
      errors: results.at(-1)?.errors ?? [],
      status,
    })),
  )
  return {
    passed: stats.expected,
    failures: [
      ...tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ name, errors }) => ({
          test: name,
          message: plain(errors.map(({ message }) => message).join('\n')),
        })),
      ...errors.map(({ message }) => ({ test: folder, message: plain(message) })),
    ],
  }
}

function listSpecs({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(listSpecs)]
}

function plain(text = '') {
  return stripVTControlCharacters(text).trim()
}
