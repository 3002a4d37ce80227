import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { compile, SOURCES } from './compile'

const require = createRequire(import.meta.url)
const readPackage = (file: string) => readFileSync(require.resolve(file), 'utf8')

/** Puts `unchecked` around the body of a function. */
const unchecked = (source: string, name: string) =>
  source.replace(
    new RegExp(`(function ${name}\\([^{]*\\{)([\\s\\S]*?)(\\n {4}\\})`),
    '$1 unchecked {$2 }$3',
  )

/** Takes SafeERC20 and its approval as OpenZeppelin 5 has them. */
const withOpenZeppelin5 = (source: string) =>
  source
    .replace('token/ERC20/SafeERC20.sol', 'token/ERC20/utils/SafeERC20.sol')
    .replaceAll('safeApprove', 'forceApprove')

/** Writes operators in place of SafeMath. */
const withoutSafeMath = (source: string) =>
  source
    .replace(/.*\bSafeMath\b.*\n/g, '')
    .replace(/(\w+)\.mul\((\w+)\)/g, '($1 * $2)')
    .replace(/(\S+)\.add\((\w+)\)|\.sub\((\w+)\)/g, (_, left, right, taken) =>
      taken ? ` - ${taken}` : `(${left} + ${right})`,
    )

/** What pages say to change for Solidity 0.8 beside the pragma, by file. */
export const changes: Record<string, (source: string) => string> = {
  FullMath: source => unchecked(source.replace('-denominator', '(0 - denominator)'), 'mulDiv'),
  TickMath: source => source.replace('uint256(MAX_TICK)', 'uint256(int256(MAX_TICK))'),
  TickBitmap: source =>
    source
      .replace('uint8(tick % 256)', 'uint8(uint24(tick % 256))')
      .replace(
        /int24\((bitPos(?: - BitMath\.\w+\(masked\))?|(?:BitMath\.\w+\(masked\)|type\(uint8\)\.max) - bitPos)\)/g,
        'int24(uint24($1))',
      ),
  PoolTicksCounter: source =>
    source.replace(/uint8\((\(\w+ \/ self\.tickSpacing\(\)\) % 256)\)/g, 'uint8(uint24($1))'),
  PoolAddress: source =>
    source.replace(/address\(\s*uint256\(([\s\S]*)\)\s*\);/, 'address(uint160(uint256($1)));'),
  UniswapV2Library: source =>
    source.replace(/address\(uint\((keccak256[\s\S]*?\)\))\)\);/, 'address(uint160(uint($1)));'),
  OracleLibrary: source =>
    ['consult', 'getOldestObservationSecondsAgo', 'getBlockStartingTickAndLiquidity'].reduce(
      unchecked,
      source
        .replace(/ ([/%]) (secondsAgo|delta)/g, ' $1 int56(uint56($2))')
        .replace(/int256\((weightedTickData\[i\]\.weight)\)/, 'int256(uint256($1))'),
    ),
  LiquidityMath: source => unchecked(source, 'addDelta'),
  SqrtPriceMath: source => unchecked(source, 'getNextSqrtPriceFromAmount0RoundingUp'),
  PositionValue: source => ['_fees', '_getFeeGrowthInside'].reduce(unchecked, source),
  INonfungiblePositionManager: source =>
    source.replace(/ERC721\/(IERC721(?:Metadata|Enumerable))/g, 'ERC721/extensions/$1'),
  UniswapV2OracleLibrary: source => unchecked(source, 'currentCumulativePrices'),
  SwapV2: withOpenZeppelin5,
  FlashBorrower: withOpenZeppelin5,
  PairSwapV2: source => withoutSafeMath(withOpenZeppelin5(source)),
  Treasury: source => withoutSafeMath(withOpenZeppelin5(source)),
  LpWorth: withoutSafeMath,
  OracleV2: source =>
    unchecked(withoutSafeMath(source), 'update').replace(
      /uint256 age = (.*);/,
      'uint256 age; unchecked { age = $1; }',
    ),
}

type Adapt = (name: string, text: string) => string

/** @param adapt changes the text of each file that is not OpenZeppelin's, by its name without ending */
function compileWith08(file: string, content: string, adapt: Adapt) {
  const read = (path: string) => {
    if (path.startsWith('@openzeppelin/'))
      return readPackage(path.replace('@openzeppelin/contracts', 'openzeppelin-5'))
    const isOurs = !path.startsWith('@')
    const text = isOurs ? readFileSync(join(SOURCES, path), 'utf8') : readPackage(path)
    return adapt(basename(path, '.sol'), text)
  }
  const sources = { [file]: { content: adapt(basename(file, '.sol'), content) } }
  return compile(sources, require('solc-0.8'), read)
}

/**
 * Compiles a file of `contracts/` with Solidity 0.8 and OpenZeppelin 5, with another pragma in all but
 * OpenZeppelin.
 * @param changed names of the files to which `changes` apply
 * @param source text of the file, if it is not in `contracts/`
 */
export function compileFor08(file: string, changed: string[], source?: string) {
  return compileWith08(file, source ?? readFileSync(join(SOURCES, file), 'utf8'), (name, text) => {
    const ours = text.replace(/pragma solidity [^;]+;/, 'pragma solidity ^0.8.0;')
    const change = changed.includes(name) ? changes[name] : undefined
    return change ? change(ours) : ours
  })
}

/** A contract that only imports a file of a package. */
export const importing = (file: string) =>
  `// SPDX-License-Identifier: MIT\npragma solidity *;\nimport '${file}';\ncontract User {}`

/** Compiles a file of a package as it is, pragma included, with Solidity 0.8 and OpenZeppelin 5. */
export const compileUnchangedFor08 = (file: string) =>
  compileWith08('User.sol', importing(file), (_, text) => text)
