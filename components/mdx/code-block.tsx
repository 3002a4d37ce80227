import { samplePath } from '@/lib/site/data-files'
import { siteConfig } from '@/lib/site/site-config'
import { leftOut } from '@/samples/page/left-out'
import { Breakable } from '../shell/breakable'
import { Icon } from '../shell/icon'
import { Link } from '../shell/link'
import styles from './code.module.css'
import { CodeFrame } from './code-frame'

type Sample = {
  /** Path of the file for readers, such as `v3/quoting.ts`. */
  sample: string
  proof: keyof typeof proofs
}

type CodeBlockProps = {
  language: string
  /** Shown above the code. */
  title?: string
  /** The highlighted code. */
  html: string
  /** The imports that an excerpt lacks: hidden until asked for, and always copied. */
  imports?: string
  /** See `CodeFrame`. */
  isLong?: boolean
} & (Sample | { sample?: undefined })

/** A block of code, highlighted at build, with a mark if it comes from a tested file. */
export function CodeBlock({ language, title, html, imports, isLong, ...sample }: CodeBlockProps) {
  const program = programOf(sample)
  const reason = leftOut[program ?? '']
  const name = title ?? (language === 'text' || sample.sample ? '' : language)
  return (
    <CodeFrame
      name={name || (sample.sample ?? '')}
      isLong={isLong}
      {...(reason
        ? { note: <p>{`This program cannot run in the page: ${reason}.`}</p> }
        : { program })}
      label={
        <>
          {name && <span>{name}</span>}
          {sample.sample && <SampleMark {...sample} />}
          {imports && (
            <details className={styles.switch}>
              <summary>Imports</summary>
            </details>
          )}
        </>
      }
    >
      {imports && <Code language={language} className={styles.imports} html={`${imports}\n\n`} />}
      <Code language={language} html={html} />
    </CodeFrame>
  )
}

/** The sample behind a recorded output, such as `check` for `check.out.txt` and `check.wrong.out.txt`. */
function programOf({ sample, proof }: Partial<Sample>): string | undefined {
  if (siteConfig.runSamples && proof === 'recorded')
    return sample?.replace(/(?:\.\w+)?\.out\.txt$/, '')
}

type CodeProps = { language: string; html: string; className?: string | undefined }

function Code({ language, html, className = '' }: CodeProps) {
  const classes = `language-${language} ${className}`.trim()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: output of the highlighter
  return <code className={classes} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Length up to which a path fits beside Run on the narrowest phone, in characters. */
const MAX_UNBROKEN_PATH = 22

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

/** Marks tested code, and links to its file. */
function SampleMark({ sample, proof }: Sample) {
  const { label, meaning, icon } = proofs[proof]
  return (
    <span className={styles.mark}>
      <span className={styles.proof} title={meaning}>
        <Icon name={icon} size={14} label={meaning} /> {label}
      </span>{' '}
      <Link href={samplePath(sample)}>
        {sample.length > MAX_UNBROKEN_PATH ? <Breakable text={sample} /> : sample}
      </Link>
    </span>
  )
}
