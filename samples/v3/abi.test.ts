import { Interface } from 'ethers'
import { expect, test } from 'vitest'
import { readArtifact } from '../chain/artifacts'
import { factoryAbi, poolAbi, quoterAbi, quoterV2Abi, tokenAbi } from './abi'

const core = '@uniswap/v3-core/artifacts/contracts/interfaces'
const lens = '@uniswap/v3-periphery/artifacts/contracts/lens'

/** Each function and event, with the types of what it takes and gives. */
const signatures = (abi: Interface) =>
  abi.fragments.flatMap(fragment => {
    if (fragment.type !== 'function' && fragment.type !== 'event') return []
    const full = fragment.format('full')
    return full.replace(/(?<=[\w\])]) (?!returns|view|indexed)\w+(?=[,)])/g, '')
  })

test.each([
  ['token', tokenAbi, '@openzeppelin/contracts/build/contracts/ERC20.json'],
  ['factory', factoryAbi, `${core}/IUniswapV3Factory.sol/IUniswapV3Factory.json`],
  ['pool', poolAbi, `${core}/IUniswapV3Pool.sol/IUniswapV3Pool.json`],
  ['Quoter', quoterAbi, `${lens}/Quoter.sol/Quoter.json`],
  ['QuoterV2', quoterV2Abi, `${lens}/QuoterV2.sol/QuoterV2.json`],
])('the lines of the %s are its own', (_, lines, file) => {
  const contract = signatures(new Interface(readArtifact(file).abi))
  expect(contract).toEqual(expect.arrayContaining(signatures(new Interface(lines))))
})
