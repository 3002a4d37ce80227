import { sampleAddress } from '@/lib/site/data-files'
import { Breakable } from '../shell/breakable'
import { Icon } from '../shell/icon'
import { Link } from '../shell/link'
import styles from './sample-mark.module.css'

export type Sample = {
  /** The file, as readers know it, such as `v3/quoting.ts`. */
  sample: string
  proof: keyof typeof proofs
}

/** Length up to which a path fits the narrowest phone beside Run, in characters. */
const LINE = 22

/** How code is known to be right. */
const proofs = {
  tested: {
    label: 'Tested',
    meaning: 'The tests run this file',
    icon: 'check',
  },
  recorded: {
    label: 'Recorded output',
    meaning: 'The tests ran the code that printed this',
    icon: 'prompt',
  },
} as const

/** Says that code is tested, and leads to its whole file. */
export function SampleMark({ sample, proof }: Sample) {
  const { label, meaning, icon } = proofs[proof]
  return (
    <span className={styles.mark}>
      <span className={styles.proof} title={meaning}>
        <Icon name={icon} size={14} label={meaning} /> {label}
      </span>{' '}
      <Link href={sampleAddress(sample)}>
        {sample.length > LINE ? <Breakable text={sample} /> : sample}
      </Link>
    </span>
  )
}
