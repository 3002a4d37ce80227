import { isSale, type Offer, orderOf } from './quote'
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
            <Quoted offer={offer} /> {offer.name}, price impact{' '}
            {percentOf(offer.trade.priceImpact)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** What an offer adds to its order: the output of a sale, the input of a purchase. */
function Quoted({ offer }: { offer: Offer }) {
  const { inputAmount, outputAmount } = offer.trade
  const isSold = isSale(orderOf(offer))
  const amount = isSold ? outputAmount : inputAmount
  return (
    <>
      <b>
        {amount.toSignificant(6, { groupSeparator: ',' })}&nbsp;
        {nameOf(amount.currency)}
      </b>{' '}
      {isSold ? 'from' : 'to'}
    </>
  )
}
