import {
  CheckoutPaymentIntent,
  type Order,
  type OrderRequest,
  OrdersController,
  PaymentInitiator,
  type PaymentSource,
  PaymentsController,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
  type Refund,
  StoredPaymentSourceUsageType,
} from '@paypal/paypal-server-sdk';
import { refuseCardNumber } from '../card-number.rules.ts';
import {
  type Charge,
  type ChargeRequest,
  type ChargeStatus,
  type PaymentProvider,
  type ProviderRefund,
  ProviderRefusal,
} from '../provider.ts';
import { amountOf, asking, centsOf, type Paypal, PaypalRefusal } from './paypal-client.ts';

/** PayPal leaves details out unless asked for them. */
const prefer = 'return=representation';

const captureStatuses: Record<string, ChargeStatus> = {
  COMPLETED: 'succeeded',
  PARTIALLY_REFUNDED: 'succeeded',
  REFUNDED: 'succeeded',
  PENDING: 'processing',
  DECLINED: 'failed',
  FAILED: 'failed',
};

const authorizationStatuses: Record<string, ChargeStatus> = {
  CREATED: 'authorised',
  PENDING: 'processing',
  CAPTURED: 'processing',
  PARTIALLY_CAPTURED: 'processing',
  DENIED: 'failed',
  VOIDED: 'cancelled',
};

const paymentsOf = (order: Order) => {
  const payments = order.purchaseUnits?.[0]?.payments;
  return { capture: payments?.captures?.[0], authorization: payments?.authorizations?.[0] };
};

function statusOf(order: Order): ChargeStatus {
  const { capture, authorization } = paymentsOf(order);
  if (capture) return captureStatuses[capture.status ?? ''] ?? 'processing';
  if (authorization) return authorizationStatuses[authorization.status ?? ''] ?? 'processing';
  if (order.status === 'VOIDED') return 'cancelled';
  return order.status === 'COMPLETED' ? 'processing' : 'requires-action';
}

const approvalPage = (order: Order): string | null =>
  order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null;

function present(order: Order): Charge {
  if (!order.id) throw new Error('PayPal answered with an order without an id.');
  const status = statusOf(order);
  const { capture, authorization } = paymentsOf(order);
  const until = status === 'authorised' ? authorization?.expirationTime : undefined;
  return {
    id: order.id,
    status,
    failure: status === 'failed' ? 'declined' : null,
    actionUrl: status === 'requires-action' ? approvalPage(order) : null,
    ...(status === 'succeeded' && authorization && capture?.amount
      ? { capturedCents: centsOf(capture.amount.value) }
      : {}),
    ...(until ? { authorisedUntil: new Date(until) } : {}),
  };
}

/** The account that pays: one that its owner approves on PayPal's page, or a saved one. */
function paidBy({ source, returnUrl, isPayerAway = false }: ChargeRequest): PaymentSource {
  if (source === 'approval')
    return {
      paypal: {
        experienceContext: {
          returnUrl,
          cancelUrl: returnUrl,
          userAction: PaypalExperienceUserAction.PayNow,
          shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
        },
      },
    };
  if ('token' in source) throw new Error('An order from the browser names its payer already.');
  return {
    paypal: {
      vaultId: source.method,
      storedCredential: {
        paymentInitiator: isPayerAway ? PaymentInitiator.Merchant : PaymentInitiator.Customer,
        usage: StoredPaymentSourceUsageType.Subsequent,
      },
    },
  };
}

const orderOf = (request: ChargeRequest): OrderRequest => ({
  intent: request.isCapturedAtOnce ? CheckoutPaymentIntent.Capture : CheckoutPaymentIntent.Authorize,
  purchaseUnits: [
    {
      amount: amountOf(request.amount),
      description: request.description.slice(0, 127),
      customId: String(request.paymentId),
    },
  ],
  paymentSource: paidBy(request),
});

/** The browser may have made the order, so its contents are checked. */
function checkOrder(order: Order, { amount, isCapturedAtOnce }: ChargeRequest): void {
  const [unit, more] = order.purchaseUnits ?? [];
  const isSame =
    !more &&
    unit?.amount?.currencyCode === amount.currency &&
    centsOf(unit.amount.value) === amount.cents &&
    order.intent === (isCapturedAtOnce ? 'CAPTURE' : 'AUTHORIZE');
  if (!isSame) throw new ProviderRefusal('The order is not over this amount.');
}

const refundStatuses: Record<string, ProviderRefund['status']> = {
  COMPLETED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

function presentRefund({ id, status }: Refund): ProviderRefund {
  if (!id) throw new Error('PayPal answered with a refund without an id.');
  return { id, status: refundStatuses[status ?? ''] ?? 'processing' };
}

type CaptureRequest = Parameters<PaymentProvider['captureCharge']>[0];

type OrderCalls = Pick<
  PaymentProvider,
  | 'createCharge'
  | 'getCharge'
  | 'confirmCharge'
  | 'captureCharge'
  | 'cancelCharge'
  | 'refundCharge'
  | 'getRefund'
>;

/** Payments and refunds by orders; a charge has the order's id. */
export function paypalOrders({ sdk }: Paypal): OrderCalls {
  const orders = new OrdersController(sdk);
  const payments = new PaymentsController(sdk);
  const getOrder = (id: string) => asking(() => orders.getOrder({ id }));

  const take = ({ id = '', intent }: Order, paypalRequestId: string) => {
    const wanted = { id, paypalRequestId, prefer };
    return asking(() =>
      intent === 'AUTHORIZE' ? orders.authorizeOrder(wanted) : orders.captureOrder(wanted),
    );
  };

  /** Captures or authorises an approved order; in any other state it is returned as it stands. */
  async function goOn(order: Order, key: string): Promise<Charge> {
    const charge = present(order);
    if (order.status !== 'APPROVED') return charge;
    try {
      await take(order, key);
    } catch (error) {
      if (!(error instanceof PaypalRefusal)) throw error;
      const { failure, issue } = error;
      if (failure !== 'unknown') return { ...charge, status: 'failed', actionUrl: null, failure };
      if (!issue.startsWith('ORDER_ALREADY_')) throw error;
    }
    return present(await getOrder(charge.id));
  }

  async function createCharge(request: ChargeRequest): Promise<Charge> {
    const { source, key } = request;
    if (typeof source === 'object' && 'token' in source) {
      refuseCardNumber(source.token);
      const order = await getOrder(source.token);
      checkOrder(order, request);
      return goOn(order, key);
    }
    const body = orderOf(request);
    return present(await asking(() => orders.createOrder({ body, paypalRequestId: key, prefer })));
  }

  async function captureCharge({ chargeId, key, amount }: CaptureRequest): Promise<Charge> {
    const order = await getOrder(chargeId);
    const { authorization } = paymentsOf(order);
    if (statusOf(order) === 'succeeded') return present(order);
    if (statusOf(order) !== 'authorised' || !authorization?.id)
      throw new ProviderRefusal('There is nothing to capture.');
    // The final capture of an authorisation releases the rest.
    const body = { amount: amountOf(amount), finalCapture: true };
    const wanted = { authorizationId: authorization.id, paypalRequestId: key, body };
    await asking(() => payments.captureAuthorizedPayment(wanted));
    return present(await getOrder(chargeId));
  }

  /** An unpaid order expires by itself within hours, and only we could capture its money. */
  async function cancelCharge(id: string, key: string): Promise<Charge> {
    const order = await getOrder(id);
    const { authorization } = paymentsOf(order);
    const status = statusOf(order);
    if (status === 'succeeded' || status === 'processing')
      throw new ProviderRefusal('The payment has gone through.');
    if (status === 'authorised' && authorization?.id) {
      const wanted = { authorizationId: authorization.id, paypalRequestId: key };
      await asking(() => payments.voidPayment(wanted));
    }
    return status === 'failed' ? present(order) : { id, status: 'cancelled', actionUrl: null, failure: null };
  }

  return {
    createCharge,
    getCharge: async (id) => present(await getOrder(id)),
    confirmCharge: async (id, key) => goOn(await getOrder(id), key),
    captureCharge,
    cancelCharge,
    refundCharge: async ({ key, chargeId, amount }) => {
      const captureId = paymentsOf(await getOrder(chargeId)).capture?.id;
      if (!captureId) throw new ProviderRefusal('The charge has not been captured.');
      const wanted = { captureId, paypalRequestId: key, prefer, body: { amount: amountOf(amount) } };
      return presentRefund(await asking(() => payments.refundCapturedPayment(wanted)));
    },
    getRefund: async (refundId) => presentRefund(await asking(() => payments.getRefund({ refundId }))),
  };
}
