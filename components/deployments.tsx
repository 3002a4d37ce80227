import { contractNames, deployments, type ProtocolVersion } from '@/lib/deployments'
import styles from './deployments.module.css'
import { Table } from './mdx/table'

const NOT_PUBLISHED = 'not published yet'

/** Table of the published addresses of a protocol version, one column a chain. */
export function Deployments({ version }: { version: ProtocolVersion }) {
  const names = Object.entries(contractNames[version])
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Contract or value, and its setting</th>
          {deployments.length === 0 && <th scope="col">Address</th>}
          {deployments.map(({ chainId, chainName }) => (
            <th scope="col" key={chainId}>
              {chainName} (chain {chainId})
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map(([setting, name]) => (
          <tr key={setting}>
            <th scope="row" className={styles.name}>
              {name}
              <code className={styles.setting}>{setting}</code>
            </th>
            {deployments.length === 0 && <td>{NOT_PUBLISHED}</td>}
            {deployments.map(({ chainId, contracts }) => (
              <td key={chainId}>
                <Value value={contracts[setting as keyof typeof contracts]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Value({ value }: { value?: string }) {
  return value ? <code>{value}</code> : NOT_PUBLISHED
}
