import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { scripts } from '../../package.json'

type Workflow = { jobs: Record<string, { steps: { run?: string }[] }> }

const FOLDER = '.github/workflows'

test.each(readdirSync(FOLDER))('%s runs scripts of package.json, and no others', name => {
  const workflow: Workflow = parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))
  const commands = Object.values(workflow.jobs)
    .flatMap(({ steps }) => steps)
    .flatMap(({ run }) => run ?? [])
    .filter(command => !command.startsWith('echo '))
  const used = commands.map(command => /^npm (?:run )?(\S+)/.exec(command)?.[1])
  expect(used).not.toEqual([])
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(used))
})
