/** What readers of the legal pages want to know of whoever publishes the site. */
export const operatorQuestions = {
  name: 'Who publishes this site?',
  contact: 'How can you reach the publisher?',
  logs: 'What does the server log?',
  purpose: 'What are the logs for, and what is the legal basis?',
  retention: 'How long are the logs kept?',
  recipients: 'Who receives them, and in which countries?',
  rights: 'Which rights do you have, and how do you use them?',
  authority: 'Where can you complain?',
  liability: 'To what extent is the publisher liable?',
  law: 'Which law applies, and who decides disputes?',
  since: 'When did this page take effect?',
} as const

type Question = keyof typeof operatorQuestions

/** The answers of a site's operator, as sentences for readers. */
export type Operator = Partial<Record<Question, string>>

/** The questions that only one of the legal pages answers. */
const OWN = {
  privacy: ['logs', 'purpose', 'retention', 'recipients', 'rights', 'authority'],
  terms: ['liability', 'law'],
}

export type LegalPage = keyof typeof OWN

/** Questions of a legal page with the operator's answers. */
export function operatorAnswers(page: LegalPage, operator: Operator): [string, string][] {
  const others = OWN[page === 'terms' ? 'privacy' : 'terms']
  return Object.entries(operatorQuestions).flatMap(([key, question]) => {
    const answer = operator[key as Question]
    return answer && !others.includes(key) ? [[question, answer]] : []
  })
}

/** What the operator has not answered. */
export function openQuestions(operator: Operator): string[] {
  return Object.keys(operatorQuestions).filter(question => !operator[question as Question])
}

/** Stands in place of the answers where there are none. */
export const NO_OPERATOR =
  'This copy of the documentation is not marked as public, and names no publisher.'
