import { reference } from '../reference/reference'
import { keccak } from './address'

/** Values of 32 bytes that pages may print. */
const values = {
  'init code hash of the v2 pair':
    '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
  'init code hash of the v3 pool':
    '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
  zero: `0x${'0'.repeat(64)}`,
  '2^256 − 1': `0x${'f'.repeat(64)}`,
}

/** Preimages of public hashes, in addition to the contracts' events: EIP-712 types, and events of tokens. */
const signatures = [
  'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
  'Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)',
  'Deposit(address,uint256)',
  'Withdrawal(address,uint256)',
]

const events = Object.values(reference.symbols)
  .flatMap(({ members }) => members)
  .filter(({ kind }) => kind === 'event')
  .flatMap(({ name, signatures = [] }) =>
    signatures.map(({ parameters }) => `${name}(${parameters.map(({ type }) => type).join()})`),
  )

/** Values of 32 bytes that are not secrets, in lower case. */
export const publicHashes = [...Object.values(values), ...[...signatures, ...events].map(keccak)]
