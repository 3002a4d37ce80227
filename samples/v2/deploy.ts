import { type BaseContract, ContractFactory, type Signer } from 'ethers'
import { compileContracts } from '../chain/compile'

/** Deploys a contract of the folder `contracts/` by its name. */
export async function deployContract(
  signer: Signer,
  name: string,
  ...values: unknown[]
): Promise<BaseContract> {
  const artifact = compileContracts()[name]
  if (!artifact) throw new Error(`There is no contract ${name}.`)
  const factory = new ContractFactory(artifact.abi, artifact.bytecode, signer)
  const contract = await factory.deploy(...values)
  return contract.waitForDeployment()
}
