const NUMBER_OF = String.raw`(?:(?:[\w.]*BigInt|u?int\d*|[\w.]*parse(?:Units|Ether)|[\w.]*BigNumber\.from)\(\s*)*`

/** Zero as TypeScript, Solidity and JSON write it, as source of a regular expression. */
export const ZERO = String.raw`${NUMBER_OF}['"]?(?:0(?:x0+|\.0+)?n?|(?:\w+\.)*(?:ZERO|Zero))(?![\w.])`

const GREATEST = [
  String.raw`(?:\w+\.)*[Mm]axUint\d*`,
  String.raw`(?:\w+\.)*(?:MAX_UINT\w*|UINT\d*_MAX)`,
  String.raw`type\(uint\d*\)\.max`,
  String.raw`u?int\d*\(-1\)`,
  String.raw`~\s*(?:u?int\d*\(0\)|0)`,
  String.raw`\(?2n?\s*\*\*\s*\d+n?\)?\s*-\s*1`,
  '0xf{32,}',
  String.raw`11579208923731619542\d{58}`,
]

/** The greatest number of a type, likewise. */
export const UNLIMITED = `${NUMBER_OF}['"]?(?:${GREATEST.join('|')})`

/** All of it as a tolerance: an SDK's percentage with equal parts, or as many basis points. */
export const WHOLE = String.raw`new Percent\(\s*(?:1n?\s*\)|['"]?([\d_]+)n?['"]?\s*,\s*['"]?\1\b)|10_?000n?\b`
