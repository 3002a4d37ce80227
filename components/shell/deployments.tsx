import { deploymentTable, NOT_PUBLISHED, type ProtocolVersion } from '@/lib/site/deployments'
import { Table } from '../mdx/table'
import styles from './deployments.module.css'

/** Table of the published addresses of a protocol version, one column a chain. */
export function Deployments({ version }: { version: ProtocolVersion }) {
  const { columns, rows } = deploymentTable(version)
  return (
    <Table>
      <thead>
        <tr>
          {columns.map(column => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, setting, values }) => (
          <tr key={setting}>
            <th scope="row" className={styles.name}>
              {name}
              <code className={styles.setting}>{setting}</code>
            </th>
            {values.map((value, index) => (
              <td key={columns[index + 1]}>{value ? <code>{value}</code> : NOT_PUBLISHED}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
