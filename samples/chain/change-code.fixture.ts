import type { testChain } from './test-chain'

/**
 * Gives the token at an address the code of a contract for tests, as its issuer could if it were upgradeable.
 * Balances and allowances stay.
 */
export async function changeCode(
  { deploy, node }: Awaited<ReturnType<typeof testChain>>,
  token: string,
  name: string,
): Promise<void> {
  const contract = await deploy(name)
  const code = await node.send('eth_getCode', [await contract.getAddress(), 'latest'])
  await node.send('anvil_setCode', [token, code])
}
