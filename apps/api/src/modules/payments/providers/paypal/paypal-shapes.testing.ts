/** Objects as PayPal documents them, with the fields that we read and a few more. */
export const orderShape = (changes: object = {}) => ({
  id: '5O190127TN364715T',
  intent: 'CAPTURE',
  status: 'PAYER_ACTION_REQUIRED',
  purchase_units: [{ reference_id: 'default', amount: { currency_code: 'AUD', value: '110.00' } }],
  links: [
    { href: 'https://api-m.paypal.com/v2/checkout/orders/5O190127TN364715T', rel: 'self', method: 'GET' },
    { href: 'https://www.paypal.com/checkoutnow?token=5O1', rel: 'payer-action', method: 'GET' },
  ],
  ...changes,
});

/** An order with its payments. */
export const paidShape = (payments: object, changes: object = {}) =>
  orderShape({
    status: 'COMPLETED',
    links: [],
    ...changes,
    purchase_units: [{ amount: { currency_code: 'AUD', value: '110.00' }, payments }],
  });

export const captured = (status = 'COMPLETED') => ({
  captures: [{ id: '3C679366HH908993F', status, amount: { currency_code: 'AUD', value: '110.00' } }],
});

export const authorized = (status = 'CREATED') => ({
  authorizations: [{ id: '0AW2184448108334S', status, amount: { currency_code: 'AUD', value: '110.00' } }],
});

export const refusalShape = (issue: string, changes: object = {}) => ({
  name: 'UNPROCESSABLE_ENTITY',
  message: 'The requested action could not be performed.',
  debug_id: '90957fca61718',
  details: [{ issue, description: 'Not for ann@example.test.' }],
  ...changes,
});

export const batchShape = (status: string | undefined, batch = 'SUCCESS') => ({
  batch_header: { payout_batch_id: 'JNAJWX4XWB9V2', batch_status: batch },
  ...(status ? { items: [{ payout_item_id: 'C9K5LFQ3E8P7W', transaction_status: status }] } : {}),
});
