import { contractNames, deployments, type ProtocolVersion } from '@/lib/deployments'
import { Table } from './mdx/table'

/** Table of the published addresses of a protocol version, one column a chain. */
export function Deployments({ version }: { version: ProtocolVersion }) {
  const names = Object.entries(contractNames[version])
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Contract or value</th>
          <th scope="col">Setting</th>
          {deployments.length === 0 && <th scope="col">Address</th>}
          {deployments.map(({ chainId, chainName }) => (
            <th scope="col" key={chainId}>
              {chainName} ({chainId})
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map(([setting, name]) => (
          <tr key={setting}>
            <th scope="row">{name}</th>
            <td>
              <code>{setting}</code>
            </td>
            {deployments.length === 0 && <td>not published yet</td>}
            {deployments.map(({ chainId, contracts }) => (
              <td key={chainId}>
                {contracts[setting as keyof typeof contracts] ?? 'not published yet'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
