import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'
import { named, noteResult } from './results'

/** Reports each test of Vitest to `npm test`. */
export default class implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state === 'skipped' || state === 'pending') return
    const name = `${named(test.module.moduleId)} › ${test.fullName}`
    noteResult(name, test.diagnostic()?.duration ?? 0, state === 'failed' ? errors : undefined)
  }

  /** A hook that failed, whose tests are skipped. */
  onTestSuiteResult(suite: TestSuite): void {
    noteErrors(`${named(suite.module.moduleId)} › ${suite.fullName}`, suite.errors())
  }

  /** A file that cannot be read. */
  onTestModuleEnd(module: TestModule): void {
    noteErrors(named(module.moduleId), module.errors())
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    noteErrors('an error outside of all tests', errors)
  }
}

function noteErrors(test: string, errors: readonly SerializedError[]) {
  if (errors.length > 0) noteResult(test, 0, errors)
}
