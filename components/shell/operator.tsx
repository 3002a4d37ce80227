import { type LegalPage, NO_OPERATOR, operatorAnswers } from '@/lib/site/operator'
import { siteConfig } from '@/lib/site/site-config'
import { Table } from '../mdx/table'

/** What the site's operator has answered to the questions of a legal page. */
export function Operator({ page }: { page: LegalPage }) {
  const answers = operatorAnswers(page, siteConfig.operator)
  if (answers.length === 0) return <p>{NO_OPERATOR}</p>
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col">Answer</th>
        </tr>
      </thead>
      <tbody>
        {answers.map(([question, answer]) => (
          <tr key={question}>
            <th scope="row">{question}</th>
            <td>{answer}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
