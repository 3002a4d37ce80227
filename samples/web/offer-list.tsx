import type { Offer } from './quote'
import { nameOf, percentOf } from './tokens'

type Props = {
  offers: Offer[]
  chosen: Offer
  choose: (name: string) => void
}

export function Offers({ offers, chosen, choose }: Props) {
  return (
    <fieldset>
      <legend>Offers</legend>
      {offers.map(offer => (
        <label key={offer.name}>
          <input
            type="radio"
            name="offer"
            checked={offer === chosen}
            onChange={() => choose(offer.name)}
          />
          <span>
            <b>
              {offer.amountOut.toSignificant(6, { groupSeparator: ',' })}&nbsp;
              {nameOf(offer.amountOut.currency)}
            </b>{' '}
            from {offer.name}, price impact {percentOf(offer.priceImpact)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
