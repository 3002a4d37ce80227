import { readFileSync } from 'node:fs'
import type { Deployment, Environment } from './deployment'

/**
 * `deployment.json`, or the file that the variable `SWAPX_DEPLOYMENT` names.
 */
export function deploymentFile(): string {
  return process.env.SWAPX_DEPLOYMENT ?? 'deployment.json'
}

/** Reads the deployment file. */
export function readDeployment(): Deployment {
  return JSON.parse(readFileSync(deploymentFile(), 'utf8'))
}

/** What this process has, read when a program asks for it. */
export const environment: Environment = {
  get swapx() {
    return readDeployment()
  },
  get privateKey() {
    const key = process.env.PRIVATE_KEY
    if (!key)
      throw new Error('Set PRIVATE_KEY to the key of the account that signs.')
    return key
  },
}
