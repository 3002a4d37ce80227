import { deploymentStatus, deploymentTable, NOT_PUBLISHED } from '@/lib/site/deployments'
import { siteConfig } from '@/lib/site/site-config'
import { Table } from '../mdx/table'
import { Breakable } from './breakable'
import styles from './deployments.module.css'
import { Link } from './link'

/** What is published of SwapX, where to ask, and the addresses, one column a chain. */
export function Deployments() {
  const { columns, rows } = deploymentTable()
  return (
    <>
      <p>
        {deploymentStatus().join(' ')} Ask in the{' '}
        <Link href={siteConfig.repositoryUrl}>repository of this documentation</Link>. A deployment
        has these values:
      </p>
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
                <Breakable text={name} />
              </th>
              <td>
                <code>
                  <Breakable text={setting} />
                </code>
              </td>
              {values.map((value, index) => (
                <td key={columns[index + 2]}>{value ? <code>{value}</code> : NOT_PUBLISHED}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
