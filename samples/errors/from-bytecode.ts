import { getBytes, id, toUtf8String } from 'ethers'
import { arity, isPush, JUMPDEST, OPCODES } from './opcodes'

/**
 * A place in memory of which only the distance to an unknown start is known.
 */
type Place = { region: number; offset: number }
type Word = bigint | Place | undefined

type State = {
  at: number
  stack: Word[]
  /** Known words, by their place. */
  memory: Map<string, Word>
  /** The free memory pointer. */
  free: Word
  /**
   * Where the code began to write an error: many errors share the block that
   * reverts with them.
   */
  failing: number | undefined
}

/** The texts that calls of a contract can revert with. */
export type Texts = {
  /** Of each function, by its selector. */
  functions: Map<string, Set<string>>
  /** Of calls that name no function: the constructor, or a plain transfer. */
  others: Set<string>
}

const MAX = (1n << 256n) - 1n
const ERROR = BigInt(id('Error(string)').slice(0, 10))
const LITERAL = /^[\x20-\x7e]+$/

/**
 * Walks all paths through the code, with what is known of stack and memory, and
 * reads the payloads of `revert`. Conditions count as open, so a text can
 * belong to a path that no input takes.
 * @param hex code of Solidity 0.5 to 0.7
 */
export function readTexts(hex: string): Texts {
  // Places of libraries are not hex, and no path depends on them.
  const code = getBytes(`0x${hex.replace(/^0x/, '').replace(/_.{39}/g, '0'.repeat(40))}`)
  const walk = new Walk(code)
  const others = walk.from({
    at: 0,
    stack: [],
    memory: new Map(),
    free: undefined,
    failing: undefined,
  })
  const functions = new Map([...walk.entries].map(([selector, at]) => [selector, walk.from(at)]))
  return { functions, others }
}

class Walk {
  /** Where functions begin, by their selectors. */
  readonly entries = new Map<string, State>()
  private readonly targets = new Set<number>()
  private readonly code: Uint8Array
  private regions = 0

  constructor(code: Uint8Array) {
    this.code = code
    for (let at = 0; at < code.length; at += 1 + isPush(code[at])) {
      if (code[at] === JUMPDEST) this.targets.add(at)
    }
  }

  from(root: State): Set<string> {
    const found = new Set<string>()
    const seen = new Set<string>()
    const open = [root]
    for (let state = open.pop(); state; state = open.pop()) {
      // Return addresses tell the contexts of a path apart; other values would
      // only unroll loops.
      const key = [
        state.at,
        state.failing,
        ...state.stack.map(word => this.target(word) ?? ''),
      ].join()
      if (seen.has(key)) continue
      seen.add(key)
      open.push(...this.run(state, found))
    }
    return found
  }

  private target(word: Word): number | undefined {
    const at = typeof word === 'bigint' ? Number(word) : -1
    return this.targets.has(at) ? at : undefined
  }

  /** Runs to the end of a block, and returns where the code may go on. */
  private run(start: State, found: Set<string>): State[] {
    const { code } = this
    const stack = [...start.stack]
    const memory = new Map(start.memory)
    let { free, failing } = start
    const goTo = (at: number): State => ({
      at,
      stack: [...stack],
      memory,
      free,
      failing,
    })
    for (let at = start.at; at < code.length; at++) {
      const opcode = code[at] ?? 0
      const size = isPush(opcode)
      if (size > 0) {
        stack.push(toNumber(code.subarray(at + 1, at + 1 + size)))
        at += size
        continue
      }
      if (opcode === JUMPDEST) {
        if (at !== start.at) return [goTo(at)]
        continue
      }
      if (opcode >= OPCODES.DUP1 && opcode < OPCODES.SWAP1) {
        stack.push(stack.at(OPCODES.DUP1 - opcode - 1))
        continue
      }
      if (opcode >= OPCODES.SWAP1 && opcode < OPCODES.LOG0) {
        const other = stack.length - 2 - (opcode - OPCODES.SWAP1)
        const top = stack.length - 1
        ;[stack[top], stack[other]] = [stack[other], stack[top]]
        continue
      }
      const [inputs, outputs] = arity(opcode)
      const [a, b, c] = Array.from({ length: inputs }, () => stack.pop())
      switch (opcode) {
        case OPCODES.JUMP: {
          const to = this.target(a)
          return to === undefined ? [] : [goTo(to)]
        }
        case OPCODES.JUMPI: {
          const to = this.target(a)
          const next = goTo(at + 1)
          if (to === undefined) return [next]
          const selector = this.dispatched(at)
          if (!selector) return [goTo(to), next]
          this.entries.set(selector, goTo(to))
          return [next]
        }
        case OPCODES.REVERT: {
          const text = readPayload(memory, a)
          if (text) found.add(text)
          return []
        }
        case OPCODES.STOP:
        case OPCODES.RETURN:
        case OPCODES.INVALID:
        case OPCODES.SELFDESTRUCT:
          return []
        case OPCODES.MLOAD:
          if (a === 0x40n) free ??= { region: this.regions++, offset: 0 }
          stack.push(a === 0x40n ? free : memory.get(keyOf(a)))
          break
        case OPCODES.MSTORE:
          if (a === 0x40n) free = b
          else memory.set(keyOf(a), b)
          if (isError(b)) failing = at
          break
        case OPCODES.CODECOPY:
          if (typeof b === 'bigint' && typeof c === 'bigint') {
            for (let index = 0; index < Number(c); index += 32) {
              memory.set(keyOf(add(a, BigInt(index))), readWord(code, Number(b) + index))
            }
          }
          break
        default:
          for (let output = 0; output < outputs; output++) stack.push(compute(opcode, a, b))
      }
    }
    return []
  }

  /**
   * The selector, if the jump at this place is one of `PUSH4 selector EQ PUSH
   * target JUMPI`.
   */
  private dispatched(at: number): string | undefined {
    const { code } = this
    const compared = [2, 3].map(size => at - size - 1).find(place => code[place] === 0x14)
    if (compared === undefined || code[compared - 5] !== 0x63) return
    const selector = code.subarray(compared - 4, compared)
    return `0x${toNumber(selector).toString(16).padStart(8, '0')}`
  }
}

/** 32 bytes, with zeros behind the last one. */
function readWord(code: Uint8Array, at: number): bigint {
  const bytes = code.subarray(at, at + 32)
  return toNumber(bytes) << BigInt(8 * (32 - bytes.length))
}

function toNumber(bytes: Uint8Array): bigint {
  return bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n)
}

function keyOf(place: Word): string {
  return typeof place === 'object' ? `${place.region}+${place.offset}` : `${place}`
}

function add(a: Word, b: Word): Word {
  if (typeof a === 'bigint' && typeof b === 'bigint') return (a + b) & MAX
  if (typeof b === 'object') return typeof a === 'object' ? undefined : add(b, a)
  if (a === undefined || b === undefined || typeof a === 'bigint') return
  return { region: a.region, offset: a.offset + Number(BigInt.asIntN(256, b)) }
}

/** What the compiler computes texts and places in memory with. */
function compute(opcode: number, a: Word, b: Word): Word {
  if (opcode === OPCODES.ADD) return add(a, b)
  if (typeof a !== 'bigint' || typeof b !== 'bigint') return
  if (opcode === OPCODES.SUB) return (a - b) & MAX
  if (opcode === OPCODES.AND) return a & b
  if (opcode === OPCODES.NOT) return ~a & MAX
  if (opcode === OPCODES.SHL) return a > 255n ? 0n : (b << a) & MAX
  return
}

function isError(word: Word): boolean {
  return typeof word === 'bigint' && word >> 224n === ERROR
}

/**
 * The text of an `Error(string)` in memory: written there as it is, or copied
 * from a literal.
 */
function readPayload(memory: Map<string, Word>, place: Word): string | undefined {
  const selector = memory.get(keyOf(place))
  if (!isError(selector)) return
  const length = memory.get(keyOf(add(place, 36n)))
  if (typeof length !== 'bigint') return
  const written = readLiteral(memory, add(place, 68n), length)
  if (written !== undefined) return written
  for (const [key, word] of memory) {
    const text = word === length ? readLiteral(memory, add(placeOf(key), 32n), length) : undefined
    if (text && LITERAL.test(text)) return text
  }
  throw new Error(`A revert's text of ${length} bytes is unknown. Teach from-bytecode.ts.`)
}

function placeOf(key: string): Word {
  const [region = '', offset] = key.split('+')
  if (key === 'undefined') return
  return offset === undefined ? BigInt(region) : { region: Number(region), offset: Number(offset) }
}

function readLiteral(memory: Map<string, Word>, place: Word, length: bigint): string | undefined {
  let hex = ''
  for (let index = 0n; index < length; index += 32n) {
    const word = memory.get(keyOf(add(place, index)))
    if (typeof word !== 'bigint') return
    hex += word.toString(16).padStart(64, '0')
  }
  return toUtf8String(`0x${hex.slice(0, Number(length) * 2)}`)
}
