import type { Reporter, TestCase, TestError, TestResult } from 'playwright/types/testReporter'
import { named, noteResult } from './results'

/** Reports each test of Playwright to `npm test`. */
export default class implements Reporter {
  onTestEnd(test: TestCase, { status, duration, errors }: TestResult): void {
    // What was under way when the run was interrupted has neither passed nor failed.
    if (status === 'skipped' || status === 'interrupted') return
    const { file, line } = test.location
    const project = test.parent.project()?.name
    const name = `[${project}] ${named(file)}:${line} › ${test.title}`
    noteResult(name, duration, test.ok() ? undefined : errors)
  }

  onError(error: TestError): void {
    noteResult('an error outside of all tests', 0, [error])
  }
}
