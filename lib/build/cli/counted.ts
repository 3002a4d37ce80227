/** A number and what it counts: `1 page`, `2 pages`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
