import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

// All samples do these things in one way. A rule finds what breaks it in the text of a sample; a
// sample that does so on purpose is an exception, with the reason.

const SAMPLES = import.meta.dirname

const isSample = (file: string) => /(?<!\.test|\.fixture|\.config)\.m?tsx?$/.test(file)

const samplesIn = (folder: string) =>
  readdirSync(join(SAMPLES, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSample)
    .map(file => `${folder}/${file}`)

/** What readers run on a chain: guides, references, the web app, and what they share. */
const modules = [
  ...['v2', 'v3', 'web'].flatMap(samplesIn),
  ...readdirSync(SAMPLES).filter(isSample),
]

const programs = samplesIn('programs')

type Rule = {
  /** Whether it also holds for programs, which are too short for some. */
  ofPrograms?: boolean
  finds: (code: string, file: string) => string[]
  exceptions?: Record<string, string>
}

const matches = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([found]) => found.trim())

/** The functions at the top of a file. */
const functionsOf = (code: string) => code.split(/^(?=(?:export )?(?:async )?function )/m)

const SENDING = /\b(?:sendTransaction|writeContract|sendCalls)\(|\.wait\(/

const rules: Record<string, Rule> = {
  "a deadline counts from the newest block, not from the machine's clock": {
    ofPrograms: true,
    finds: code => matches(code, /Date\.now\(\)|new Date\(|\bttl\b/g),
  },
  'a helper sets an allowance: exactly, and to 0 first where there is another': {
    finds: (code, file) => {
      const uses = matches(code, /getFunction\('approve'\)|functionName: 'approve'/g)
      const isHelper = /allowance|batch|component/.test(file)
      return isHelper && / > 0n/.test(code) ? [] : uses
    },
    exceptions: {
      'web/allowance.ts': 'swap-actions.tsx has the user set it to 0, where useWantsReset says so',
    },
  },
  'a call runs as a trial before viem sends it': {
    // ethers estimates each transaction, one of a wallet too: web3-basics-viem.test.ts.
    finds: (code, file) =>
      functionsOf(code)
        .filter(text => /-viem\.ts$|^web\//.test(file) && SENDING.test(text))
        .filter(text => !/simulateContract\(|\bcall\(|estimate(?:Contract)?Gas\(/.test(text))
        .map(text => /function (\w+)/.exec(text)?.[1] ?? text),
    exceptions: {
      'v3/batch-viem.ts sellAtOnce': 'the swap would fail before the approval of the same batch',
      'v3/web3-basics-viem.ts transferTwice': 'shows what two sends in a row do',
    },
  },
  'an ethers transaction has no gas limit, for which it would not be estimated': {
    finds: code => matches(code, /\bgasLimit\b/g),
  },
  'confirmations have one number': {
    finds: code => matches(code, /wait\(\d[^)]*\)|confirmations: \d+|'finalized'|\b\d+n confirm/gi),
    exceptions: {
      'v3/web3-basics.ts wait(1, 60_000)': 'shows the timeout; nothing of value follows',
    },
  },
  'addresses are compared as addresses, whatever their case': {
    ofPrograms: true,
    finds: code => {
      const name = String.raw`(?:address|\w+[?!]?\.(?:address|token[01]|from|to|owner))`
      const pattern = new RegExp(String.raw`^.*(?:${name} [!=]== |[!=]== ${name}\b).*$`, 'gm')
      const safe = /getAddress\(|BigInt\(|isAddressEqual\(|[zZ]eroAddress|undefined/
      return matches(code, pattern).filter(line => !safe.test(line))
    },
    exceptions: {
      'deploy.ts': 'both come from one list',
      'programs/multihop-swap.mts': 'ethers writes both with the checksum',
      'programs/position-data': 'the SDK and the clients write both with the checksum',
      'programs/single-swap.mts': 'ethers writes both with the checksum',
      'programs/trading.mts': 'the SDK and ethers write both with the checksum',
      'programs/v2-trading.mts': 'the SDK and ethers write both with the checksum',
      'v2/sdk/pair-addresses.ts': 'the libraries write both with the checksum',
      'v2/sdk/pair-addresses-viem.ts': 'the libraries write both with the checksum',
      'transferred.ts if (event': 'the owner comes from getAddress',
      'v3/minting.ts': 'the manager comes from getAddress',
      'v3/modifying-position.ts': 'the manager comes from getAddress',
    },
  },
  'a trade is checked before it is sent: its price impact and its tolerance': {
    finds: code =>
      SENDING.test(code) && !/checkTrade\(|GREAT_IMPACT/.test(code)
        ? matches(code, /\w+\.(?:swapCallParameters|minimumAmountOut)\(/g)
        : [],
    exceptions: {
      'v3/reference/': 'shows one member of the SDK, with a trade that the page or the test makes',
    },
  },
}

describe.each(Object.entries(rules))('%s', (_, { ofPrograms, finds, exceptions = {} }) => {
  const files = ofPrograms ? [...programs, ...modules] : modules
  const found = files.flatMap(file =>
    finds(readFileSync(join(SAMPLES, file), 'utf8'), file).map(text => `${file} ${text}`),
  )
  const names = Object.keys(exceptions)

  test('no sample breaks it', () => {
    expect(found.filter(line => !names.some(name => line.startsWith(name)))).toEqual([])
  })

  test('each exception is one', () => {
    expect(names.filter(name => !found.some(line => line.startsWith(name)))).toEqual([])
  })
})
