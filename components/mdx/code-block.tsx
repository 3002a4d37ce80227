import { siteConfig } from '@/lib/site/site-config'
import { leftOut } from '@/samples/page/left-out'
import styles from './code-block.module.css'
import { CodeFrame } from './code-frame'
import { type Sample, SampleMark } from './sample-mark'

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
      {...(reason ? { note: <p>This program cannot run in the page: {reason}.</p> } : { program })}
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
      {imports && <Code className={styles.imports} html={`${imports}\n\n`} />}
      <Code html={html} />
    </CodeFrame>
  )
}

/** The sample behind a recorded output, such as `check` for `check.out.txt` and `check.wrong.out.txt`. */
function programOf({ sample, proof }: Partial<Sample>): string | undefined {
  if (siteConfig.runSamples && proof === 'recorded')
    return sample?.replace(/(?:\.\w+)?\.out\.txt$/, '')
}

function Code({ html, className }: { html: string; className?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter has written it
  return <code className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
