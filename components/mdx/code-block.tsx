import { samplePath } from '@/lib/site/data-files'
import { siteConfig } from '@/lib/site/site-config'
import { leftOut } from '@/samples/page/left-out'
import { Breakable } from '../ui/breakable'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import styles from './code-block.module.css'
import { CodeFrame } from './code-frame'

type Sample = {
  /** Path of the file for readers, such as `v3/quoting.ts`. */
  sample: string
  /** Data has none. */
  proof?: keyof typeof proofs | undefined
  /** The program that Run starts, without extension. */
  program?: string
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
} & (Sample | { sample?: undefined; proof?: undefined; program?: undefined })

/** A block of code, highlighted at build, with a mark if tests run or record it. */
export function CodeBlock({ language, title, html, imports, isLong, ...sample }: CodeBlockProps) {
  const program = siteConfig.runSamples ? sample.program : undefined
  const reason = leftOut[program ?? '']
  const name = title ?? (language === 'text' || sample.sample ? '' : language)
  return (
    <CodeFrame
      name={name || (sample.sample ?? '')}
      isLong={isLong}
      {...(reason
        ? { note: <p>{`This program cannot run in the page: ${reason}.`}</p> }
        : { program, isOutput: sample.proof === 'recorded' })}
      label={
        <>
          {name && (
            <span className={title ? undefined : styles.language} translate="no">
              {name}
            </span>
          )}
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

type CodeProps = { language: string; html: string; className?: string | undefined }

function Code({ language, html, className = '' }: CodeProps) {
  const classes = `language-${language} ${className}`.trim()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: output of the highlighter
  return <code className={classes} dangerouslySetInnerHTML={{ __html: html }} />
}

const proofs = {
  tested: { label: 'Tested', meaning: 'The tests run this file', icon: 'check' },
  recorded: {
    label: 'Recorded output',
    meaning: 'The tests ran the code that printed this',
    icon: 'prompt',
  },
} as const

/** Links to the file, after its mark. */
function SampleMark({ sample, proof }: Sample) {
  return (
    <span className={styles.mark}>
      {proof && <Proof proof={proof} />}
      <SampleLink sample={sample} />
    </span>
  )
}

/** Marks tested code with a tick and recorded output in words. */
function Proof({ proof }: { proof: keyof typeof proofs }) {
  const { label, meaning, icon } = proofs[proof]
  const isTested = proof === 'tested'
  return (
    <>
      <span className={styles.proof} title={meaning}>
        <Icon name={icon} size={14} {...(isTested && { label })} />
        {!isTested && ` ${label}`}
      </span>
      {isTested ? '\u00a0' : ' '}
    </>
  )
}

/** On a phone, the file is shown without its folder. */
function SampleLink({ sample }: { sample: string }) {
  const folder = sample.slice(0, sample.lastIndexOf('/') + 1)
  return (
    <Link href={samplePath(sample)} translate="no">
      {folder && (
        <span className={styles.folder}>
          <Breakable text={folder} />
        </span>
      )}
      <Breakable text={sample.slice(folder.length)} maxUnbroken={8} />
    </Link>
  )
}
