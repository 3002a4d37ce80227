import { Contract, Signature, type Signer, TypedDataEncoder } from 'ethers'
import { pairAbi } from './abi'

const types = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
}

/**
 * Signs an approval of LP tokens. Nothing is sent.
 * @param permit who may spend how much, in smallest units, and until when the
 *   signature can be submitted, in Unix seconds
 */
export async function signPermit(
  signer: Signer,
  chainId: number,
  pair: string,
  permit: { spender: string; value: bigint; deadline: number },
): Promise<Signature> {
  const contract = new Contract(pair, pairAbi, signer)
  const read = (name: string, ...values: string[]) =>
    contract.getFunction(name).staticCall(...values)
  const owner = await signer.getAddress()
  const [name, separator, nonce] = await Promise.all([
    read('name'),
    read('DOMAIN_SEPARATOR'),
    read('nonces', owner),
  ])
  const domain = { name, version: '1', chainId, verifyingContract: pair }
  if (TypedDataEncoder.hashDomain(domain) !== separator) {
    throw new Error('The pair signs in another domain than this one.')
  }
  const message = { owner, nonce, ...permit }
  return Signature.from(await signer.signTypedData(domain, types, message))
}
