import { expect, test } from 'vitest'
import { fence, lintText } from './lint-text.fixture'

const conflict = (mark: string) =>
  `damaged — '${mark}' marks a merge conflict. Keep one of the versions, and remove the marks.`

const WHOLE = '<<<<<<< HEAD\nA\n||||||| base\nB\n=======\nC\n>>>>>>> main'

test.each([
  ['a conflict', `A\n\n${WHOLE}`, '3:1', '<<<<<<<'],
  ['a conflict in code', fence(WHOLE), '2:1', '<<<<<<<'],
  ['its beginning alone', 'A\n<<<<<<< HEAD\nB', '2:1', '<<<<<<<'],
  ['its middle alone', 'A\n\n=======\n\nB', '3:1', '======='],
  ['its base alone', 'A\n\n||||||| base\n\nB', '3:1', '|||||||'],
  ['its end alone', 'A\n>>>>>>> main', '2:1', '>>>>>>>'],
])('reports %s once', (_, text, place, mark) => {
  const expected = [`${place} ${conflict(mark)}`]
  expect(lintText(text)).toEqual(expected)
  expect(lintText(text, 'samples/programs/swap.mts')).toEqual(expected)
})

test('reports each of two conflicts', () => {
  expect(lintText(`${WHOLE}\n\n${WHOLE}`)).toEqual([
    `1:1 ${conflict('<<<<<<<')}`,
    `9:1 ${conflict('<<<<<<<')}`,
  ])
})

test.each(['A\n========', '> > A', 'a <<<<<<< b', '======= A ======='.padStart(20)])(
  'lets what git did not write pass: %j',
  text => {
    expect(lintText(text)).toEqual([])
  },
)

test.each(['\ufeffA swap.\n\nText.\n', 'A swap.\n\nText.\n'])(
  'reports a file in UTF-16 once: %j',
  text => {
    const bytes = Buffer.from(text, 'utf16le')
    for (const read of [bytes.toString('utf8'), bytes.swap16().toString('utf8')]) {
      expect(lintText(read)).toContainEqual(
        '1:1 damaged — The file is not UTF-8, maybe UTF-16. Save it as UTF-8.',
      )
      expect(lintText(read).filter(line => line.includes('damaged'))).toHaveLength(1)
    }
  },
)

test('reports bytes that are not UTF-8 once', () => {
  expect(lintText('A \ufffd\ufffd and \ufffd.')).toEqual([
    '1:3 damaged — Here is a byte that is not UTF-8. Save the file as UTF-8.',
  ])
})
