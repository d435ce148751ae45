import * as contract from '@souk/contract/modules/admin/commissions';
import { fieldProblem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { findUser } from '../../identity/index.ts';
import {
  addRule,
  changeRule,
  dropRule,
  getRule,
  orderRules,
  presentPreview,
  presentRules,
  type RuleTerms,
} from '../../payments/index.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { onRecord } from '../audit/on-record.ts';
import { previewCommission } from './preview-commission.ts';

const termsOf = (form: contract.CommissionFields): RuleTerms => ({
  sellerId: form.seller_id,
  sellerType: form.seller_type,
  categoryId: form.category_id,
  percent: form.percent,
  fixedCents: form.fixed,
  capCents: form.cap,
});

const target = (id: number | string) => ({ kind: 'payments.commission-rule', id });
const snapshot = ({ sellerId, sellerType, categoryId, percent, fixedCents, capCents }: RuleTerms) => ({
  sellerId,
  sellerType,
  categoryId,
  percent,
  fixedCents,
  capCents,
});

/** Rules one by one. */
function ruleRoutes(api: Api) {
  answerDesk(api, 'money', contract.listCommissionRules, ({ db }) => presentRules(db));

  answerDesk(api, 'money', contract.addCommissionRule, ({ db, user, body }) =>
    onRecord(db, user, async (tx, record) => {
      const rule = await addRule(tx, termsOf(body));
      await record({
        action: 'money.commission-rule-created',
        target: target(rule.id),
        after: snapshot(rule),
      });
      return presentRules(tx);
    }),
  );

  answerDesk(api, 'money', contract.changeCommissionRule, ({ db, user, params, body }) =>
    onRecord(db, user, async (tx, record) => {
      const former = await getRule(tx, params.id);
      const rule = await changeRule(tx, params.id, termsOf(body));
      await record({
        action: 'money.commission-rule-updated',
        target: target(rule.id),
        before: snapshot(former),
        after: snapshot(rule),
      });
      return presentRules(tx);
    }),
  );

  answerDesk(api, 'money', contract.dropCommissionRule, ({ db, user, params }) =>
    onRecord(db, user, async (tx, record) => {
      const former = await getRule(tx, params.id);
      await dropRule(tx, params.id);
      await record({
        action: 'money.commission-rule-deleted',
        target: target(params.id),
        before: snapshot(former),
      });
      return null;
    }),
  );
}

export function commissionRoutes(api: Api) {
  ruleRoutes(api);

  answerDesk(api, 'money', contract.orderCommissionRules, ({ db, user, body }) =>
    onRecord(db, user, async (tx, record) => {
      await orderRules(tx, body.ids);
      await record({
        action: 'money.commission-rules-ordered',
        target: target('all'),
        after: { ids: body.ids },
      });
      return presentRules(tx);
    }),
  );

  answerDesk(api, 'money', contract.previewCommission, async ({ db, body }) => {
    if (!(await findUser(db, body.seller_id))) throw fieldProblem('seller_id', 'There is no such seller.');
    const item = { cents: body.price, categoryId: body.category_id };
    const { agreed, currency } = await previewCommission(db, body.seller_id, item);
    return presentPreview(body.price, agreed, currency);
  });
}
