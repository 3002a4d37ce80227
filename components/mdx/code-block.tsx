import { CodeFrame } from './code-frame'
import { type Sample, SampleMark } from './sample-mark'

type CodeBlockProps = {
  language: string
  /** Shown above the code, usually a file name. */
  title?: string
  /** The lines of code, coloured at build. */
  html: string
} & (Sample | { sample?: undefined })

/** A block of code, coloured at build. Code of a tested file is marked so. */
export function CodeBlock({ language, title, html, ...sample }: CodeBlockProps) {
  const name = title ?? (language === 'text' || sample.sample ? '' : language)
  return (
    <CodeFrame
      name={name || (sample.sample ?? '')}
      label={
        <>
          {name && <span>{name}</span>}
          {sample.sample && <SampleMark {...sample} />}
        </>
      }
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter has written it */}
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </CodeFrame>
  )
}
