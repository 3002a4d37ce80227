import UniswapV2Factory from '@uniswap/v2-core/build/UniswapV2Factory.json'
import UniswapV2Pair from '@uniswap/v2-core/build/UniswapV2Pair.json'
import UniswapV2Router02 from '@uniswap/v2-periphery/build/UniswapV2Router02.json'
import WETH9 from '@uniswap/v2-periphery/build/WETH9.json'
import UniswapV3Factory from '@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json'
import UniswapV3Pool from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json'
import Quoter from '@uniswap/v3-periphery/artifacts/contracts/lens/Quoter.sol/Quoter.json'
import QuoterV2 from '@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json'
import TickLens from '@uniswap/v3-periphery/artifacts/contracts/lens/TickLens.sol/TickLens.json'
import NonfungiblePositionManager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json'
import NonfungibleTokenPositionDescriptor from '@uniswap/v3-periphery/artifacts/contracts/NonfungibleTokenPositionDescriptor.sol/NonfungibleTokenPositionDescriptor.json'
import SwapRouter from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json'
import UniswapV3Staker from '@uniswap/v3-staker/artifacts/contracts/UniswapV3Staker.sol/UniswapV3Staker.json'
import { Interface, type InterfaceAbi } from 'ethers'
import { compileContracts } from '../chain/compile'
import type { Deployment } from '../deployment'
import type { Log } from './evm'

/** A contract with its name, and how it is called. */
export type Known = { name: string; abi: Interface }

/** A contract of `contracts/`, and the end of its code, which no other one has. */
type Own = Known & { codeEnd: string }

/** Characters of the hash of the sources and of what stands around it. */
const CODE_END = 86

const abiOf = (artifact: { abi: unknown }) => new Interface(artifact.abi as InterfaceAbi)

const pair = abiOf(UniswapV2Pair)
const pool = abiOf(UniswapV3Pool)

const own: Own[] = Object.entries(compileContracts()).map(([name, artifact]) => {
  return { name, abi: abiOf(artifact), codeEnd: artifact.bytecode.slice(-CODE_END) }
})

/** The contracts of a chain by their addresses: those of the deployment, and what is made later. */
export class KnownContracts {
  #byAddress = new Map<string, Known>()

  constructor({ tokens, ...swapx }: Deployment) {
    this.#add(swapx.wrappedNative, 'WETH9', abiOf(WETH9))
    this.#add(swapx.v2Factory, 'SwapXV2Factory', abiOf(UniswapV2Factory))
    this.#add(swapx.v2Router02, 'SwapXV2Router02', abiOf(UniswapV2Router02))
    this.#add(swapx.v3Factory, 'SwapXV3Factory', abiOf(UniswapV3Factory))
    this.#add(swapx.swapRouter, 'SwapRouter', abiOf(SwapRouter))
    this.#add(
      swapx.nonfungiblePositionManager,
      'NonfungiblePositionManager',
      abiOf(NonfungiblePositionManager),
    )
    this.#add(
      swapx.tokenDescriptor,
      'NonfungibleTokenPositionDescriptor',
      abiOf(NonfungibleTokenPositionDescriptor),
    )
    this.#add(swapx.quoter, 'Quoter', abiOf(Quoter))
    this.#add(swapx.quoterV2, 'QuoterV2', abiOf(QuoterV2))
    this.#add(swapx.tickLens, 'TickLens', abiOf(TickLens))
    this.#add(swapx.v3Staker, 'UniswapV3Staker', abiOf(UniswapV3Staker))
    const token = own.find(({ name }) => name === 'TestToken')?.abi ?? pair
    for (const [name, address] of Object.entries(tokens)) this.#add(address, `Token ${name}`, token)
  }

  at(address: string): Known | undefined {
    return this.#byAddress.get(address.toLowerCase())
  }

  /** Its name, or the address. */
  nameOf(address: string): string {
    return this.at(address)?.name ?? address
  }

  /** Gives an account a name. */
  nameAccount(address: string, name: string): void {
    this.#add(address, name, new Interface([]))
  }

  /** Learns of the pools that a factory tells of. */
  learnPools(logs: Log[]): void {
    for (const log of logs) {
      const event = this.at(log.address)?.abi.parseLog(log)
      if (!event) continue
      const tokens = () => {
        const names = [event.args.token0, event.args.token1].map(address => this.nameOf(address))
        return names.map(name => name.replace('Token ', '').replace('WETH9', 'WETH')).join('/')
      }
      if (event.name === 'PairCreated') this.#add(event.args.pair, `Pair ${tokens()}`, pair)
      if (event.name !== 'PoolCreated') continue
      const fee = `${Number(event.args.fee) / 10_000}%`
      this.#add(event.args.pool, `Pool ${tokens()} ${fee}`, pool)
    }
  }

  /**
   * Learns of a contract that is made from compiled code.
   * @returns it, and the arguments of its constructor
   */
  learnCreated(address: string, data: string) {
    for (const { name, abi, codeEnd } of own) {
      const index = data.lastIndexOf(codeEnd)
      if (index < 0) continue
      this.#add(address, name, abi)
      return { abi, values: `0x${data.slice(index + codeEnd.length)}` }
    }
  }

  /** What the ABI of a contract can read, or the first of all others that can. */
  firstOf<T>(address: string, read: (abi: Interface) => T | null): T | undefined {
    const first = this.at(address) ?? []
    for (const { abi } of [first, ...this.#byAddress.values(), ...own].flat()) {
      try {
        const found = read(abi)
        if (found) return found
      } catch {
        // The same name, and other arguments.
      }
    }
  }

  #add(address: string, name: string, abi: Interface) {
    this.#byAddress.set(address.toLowerCase(), { name, abi })
  }
}
