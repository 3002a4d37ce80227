import { keccak } from './eip55'

/** Values of 32 bytes that pages may print. */
const values = {
  'init code hash of the v2 pair':
    '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
  'init code hash of the v3 pool':
    '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
  zero: `0x${'0'.repeat(64)}`,
  '2^256 − 1': `0x${'f'.repeat(64)}`,
}

/** What public hashes are taken of: types of signed data, then events. */
const signatures = [
  'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
  'Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)',
  // Tokens
  'Approval(address,address,uint256)',
  'ApprovalForAll(address,address,bool)',
  'Transfer(address,address,uint256)',
  'Deposit(address,uint256)',
  'Withdrawal(address,uint256)',
  // v2 factory and pair
  'PairCreated(address,address,address,uint256)',
  'Burn(address,uint256,uint256,address)',
  'Mint(address,uint256,uint256)',
  'Swap(address,uint256,uint256,uint256,uint256,address)',
  'Sync(uint112,uint112)',
  // v3 factory and pool
  'FeeAmountEnabled(uint24,int24)',
  'OwnerChanged(address,address)',
  'PoolCreated(address,address,uint24,int24,address)',
  'Burn(address,int24,int24,uint128,uint256,uint256)',
  'Collect(address,address,int24,int24,uint128,uint128)',
  'CollectProtocol(address,address,uint128,uint128)',
  'Flash(address,address,uint256,uint256,uint256,uint256)',
  'IncreaseObservationCardinalityNext(uint16,uint16)',
  'Initialize(uint160,int24)',
  'Mint(address,address,int24,int24,uint128,uint256,uint256)',
  'SetFeeProtocol(uint8,uint8,uint8,uint8)',
  'Swap(address,address,int256,int256,uint160,uint128,int24)',
  // NonfungiblePositionManager
  'Collect(uint256,address,uint256,uint256)',
  'DecreaseLiquidity(uint256,uint128,uint256,uint256)',
  'IncreaseLiquidity(uint256,uint128,uint256,uint256)',
]

/** Words of 32 bytes that are no secrets, in small letters. */
export const knownHashes = [...Object.values(values), ...signatures.map(keccak)]
