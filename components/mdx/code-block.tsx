import { sampleAddress } from '@/lib/site/data-files'
import { siteConfig } from '@/lib/site/site-config'
import { leftOut } from '@/samples/page/left-out'
import { Breakable } from '../shell/breakable'
import { Icon } from '../shell/icon'
import { Link } from '../shell/link'
import styles from './code-block.module.css'
import { CodeFrame } from './code-frame'

type Sample = {
  /** The file, as readers know it, such as `v3/quoting.ts`. */
  sample: string
  proof: keyof typeof proofs
}

type CodeBlockProps = {
  language: string
  /** Shown above the code. */
  title?: string
  /** The lines of code, coloured at build. */
  html: string
  /** The same of the imports that the code lacks: shown on demand, and always copied with it. */
  imports?: string
  /** See `CodeFrame`. */
  isLong?: boolean
} & (Sample | { sample?: undefined })

/** A block of code, coloured at build. Code of a tested file is marked so. */
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

/** HTML names the language of code by a class. */
function Code({ language, html, className = '' }: CodeProps) {
  const classes = `language-${language} ${className}`.trim()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter has written it
  return <code className={classes} dangerouslySetInnerHTML={{ __html: html }} />
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
function SampleMark({ sample, proof }: Sample) {
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
