import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { useState } from 'react'
import {
  type BaseError,
  formatUnits,
  type Hash,
  parseAbi,
  parseUnits,
  type ReplacementReturnType,
  zeroAddress,
} from 'viem'
import { anvil as chain } from 'viem/chains'
import {
  createConfig,
  http,
  useBlock,
  useConnect,
  useConnection,
  useConnectors,
  useReadContract,
  useSimulateContract,
  useSwitchChain,
  useTransactionReceipt,
  useWaitForTransactionReceipt,
  useWriteContract,
  WagmiProvider,
} from 'wagmi'

// What you change: the node, the contracts, the tokens, the limits.
const node = 'http://127.0.0.1:8545'
const factory = '0x1000000000000000000000000000000000000002'
const router = '0x1000000000000000000000000000000000000003'
const tokenIn = '0x2000000000000000000000000000000000000001'
const tokenOut = '0x2000000000000000000000000000000000000002'
const sold = { symbol: 'A', decimals: 18 }
const bought = { symbol: 'B', decimals: 6 }
const tolerance = 50n // How much less than quoted: 0.5%, in basis points.
const maxImpact = 2 // Percent.
const confirmations = 12 // As the documentation of your chain says.

// parseUnits would round what has more decimals than the token.
const isAmount = new RegExp(`^\\d+(\\.\\d{0,${sold.decimals}})?$`)

const transports = { [chain.id]: http(node, { batch: true }) }
const config = createConfig({ chains: [chain], transports })
// What comes from the node is asked for again every 4 seconds.
const queries = new QueryClient({
  defaultOptions: { queries: { refetchInterval: 4_000 } },
})

// `approve` has no result, since some tokens return none.
const abi = parseAbi([
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function allowance(address, address) view returns (uint256)',
  'function approve(address, uint256)',
  'function getAmountsOut(uint256, address[]) view returns (uint256[])',
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256) returns (uint256[])',
])

const format = (raw: bigint) =>
  `${formatUnits(raw, bought.decimals)} ${bought.symbol}`

/** What became of a transaction; nothing while the node shows it in no block. */
function useOutcome(hash?: Hash) {
  const block = useBlock().data
  const [replacement, setReplacement] = useState<ReplacementReturnType>()
  const isReplaced = replacement?.replacedTransaction.hash === hash
  // Asked for again when it is known, too: a reorganised chain drops it, or has
  // it in another block.
  const receipt = useTransactionReceipt({
    hash: isReplaced ? replacement?.transaction.hash : hash,
    query: { retry: false },
  })
  // Finds what the wallet sends in its place, such as with a higher fee.
  useWaitForTransactionReceipt({
    hash,
    onReplaced: setReplacement,
    query: { enabled: !receipt.isSuccess && !isReplaced, retry: false },
  })

  if (!receipt.isSuccess || !block) return
  if (isReplaced && replacement?.reason !== 'repriced')
    return 'Your wallet sent another transaction in its place.'
  const { status, blockNumber } = receipt.data
  if (status === 'reverted')
    return 'It reverted: the price moved, the deadline passed, or it lacked gas.'
  const isSettled = block.number - blockNumber + 1n >= confirmations
  return `In block ${blockNumber}, ${isSettled ? 'settled' : 'waiting for confirmations'}.`
}

function Swap() {
  const { address, chainId } = useConnection()
  const connectors = useConnectors()
  const connect = useConnect()
  const switchChain = useSwitchChain()
  const write = useWriteContract()
  const block = useBlock().data

  const [text, setText] = useState('10')
  const amountIn = isAmount.test(text) ? parseUnits(text, sold.decimals) : 0n
  // #region market
  const path = [tokenIn, tokenOut] as const
  const pair = useReadContract({
    abi,
    address: factory,
    functionName: 'getPair',
    args: path,
  })
  const state = useReadContract({
    abi,
    address: pair.data,
    functionName: 'getReserves',
  })
  const quote = useReadContract({
    abi,
    address: router,
    functionName: 'getAmountsOut',
    args: [amountIn, path],
    query: { enabled: amountIn > 0n },
  })

  // What the amount would buy at the pair's price. The first reserve is of the
  // token with the lower address.
  const amountOut = quote.data?.[1] ?? 0n
  const [reserve0, reserve1] = state.data ?? [0n, 0n]
  const isSorted = BigInt(tokenIn) < BigInt(tokenOut)
  const [times, by] = isSorted ? [reserve1, reserve0] : [reserve0, reserve1]
  const fair = by > 0n ? (amountIn * times) / by : 0n
  // #endregion
  const loss = fair > 0n ? ((fair - amountOut) * 10_000n) / fair : 0n
  const impact = Number(loss) / 100 // Percent.
  const isGood = fair > 0n && impact <= maxImpact
  // Rounded up: of few units, the minimum would be 0.
  const minimum = (amountOut * (10_000n - tolerance) + 9_999n) / 10_000n

  const account = address ?? zeroAddress
  const allowance = useReadContract({
    abi,
    address: tokenIn,
    functionName: 'allowance',
    args: [account, router],
    query: { enabled: address !== undefined },
  })
  const mayTake = allowance.data ?? 0n
  const isApproved = mayTake === amountIn
  const approve = useSimulateContract({
    abi,
    address: tokenIn,
    functionName: 'approve',
    // Some tokens, such as USDT, change an allowance only from or to 0.
    args: [router, mayTake > 0n ? 0n : amountIn],
    query: { enabled: allowance.isSuccess && !isApproved },
  })
  // Unix time in whole minutes, so that not each block makes it another swap.
  const deadline = ((block?.timestamp ?? 0n) / 60n + 11n) * 60n
  // #region swap
  const swap = useSimulateContract({
    abi,
    address: router,
    functionName: 'swapExactTokensForTokens',
    args: [amountIn, minimum, path, account, deadline],
    // Until a new price is simulated, the last one stands: a press counts.
    query: {
      enabled: Boolean(block) && isApproved && isGood,
      placeholderData: keepPreviousData,
    },
  })
  const last = swap.data?.request.args
  const isSame =
    last?.[0] === amountIn && last[3] === account && last[4] === deadline
  const isValid = isSame && isGood && last[1] <= amountOut
  const request =
    isValid && !swap.failureReason ? swap.data?.request : undefined
  const least = request?.args[1] ?? minimum
  // #endregion

  const outcome = useOutcome(write.data)
  const isOpen = write.data && !outcome
  const change = () => switchChain.mutate({ chainId: chain.id })
  const allow = approve.data && (() => write.mutate(approve.data.request))
  const trade = request && (() => write.mutate(request))
  const [step, next] =
    chainId !== chain.id
      ? [`Switch to ${chain.name}`, change]
      : isApproved
        ? ['Swap', trade]
        : [mayTake > 0n ? 'Reset allowance' : 'Approve', allow]
  const act = isOpen || write.isPending ? undefined : next
  const asked = [pair, state, quote, allowance, approve, swap]
  const failed = [...asked, connect, switchChain, write]
  const error = failed.find(({ error }) => error)?.error

  return (
    <main>
      <label>
        Sell {sold.symbol}{' '}
        <input value={text} onChange={event => setText(event.target.value)} />
      </label>
      <p>
        {amountIn === 0n
          ? `Enter an amount with at most ${sold.decimals} decimals.`
          : quote.data && state.data
            ? `Quoted ${format(amountOut)}, price impact ${impact}%, at least ${format(least)}.`
            : 'Asking for the price…'}
        {quote.data && impact > maxImpact && ` Above ${maxImpact}%: sell less.`}
      </p>
      {!address ? (
        connectors.map(connector => (
          <button
            key={connector.uid}
            type="button"
            onClick={() => connect.mutate({ connector })}
          >
            Connect {connector.name}
          </button>
        ))
      ) : (
        <button type="button" aria-disabled={!act} onClick={act}>
          {step}
        </button>
      )}
      <p role="status">
        {write.isPending && 'Confirm it in your wallet.'}
        {isOpen ? `Sent as ${write.data}. Waiting for its block.` : outcome}
      </p>
      <p role="alert">{(error as BaseError)?.shortMessage ?? error?.message}</p>
    </main>
  )
}

export default function App() {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        <Swap />
      </QueryClientProvider>
    </WagmiProvider>
  )
}
