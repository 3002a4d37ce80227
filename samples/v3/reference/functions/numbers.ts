import { mostSignificantBit, subIn256, toHex } from '@uniswap/v3-sdk'
import JSBI from 'jsbi'

export async function main() {
  console.log('0 and 3000:', toHex(0), toHex(3000))
  console.log(
    'highest bit of 1, 8 and 9:',
    [1, 8, 9].map(x => mostSignificantBit(JSBI.BigInt(x))),
  )
  const difference = subIn256(JSBI.BigInt(0), JSBI.BigInt(1))
  console.log('0 - 1 as uint256:', difference.toString())
}
