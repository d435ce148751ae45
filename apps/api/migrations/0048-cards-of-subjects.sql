-- Services name things by kind and number, and keep what their module shows of them; no column knows a trade.
alter table messaging.messages add column card_kind text, add column card_id bigint;
update messaging.messages set card_kind = 'classifieds.offer', card_id = offer_id where offer_id is not null;
alter table messaging.messages add check ((card_kind is null) = (card_id is null));
drop index messaging.messages_offer;
alter table messaging.messages drop column offer_id;
create index messages_card on messaging.messages (card_id, card_kind) where card_id is not null;

alter table notifications.notifications add column card jsonb;
update notifications.notifications set about_kind = 'classifieds.ad', about_id = classified_id
  where classified_id is not null and about_kind is null;
update notifications.notifications n
  set card = jsonb_build_object(
    'title', coalesce((select title from classifieds.ads where id = n.classified_id), n.subject),
    'price', jsonb_build_object('cents', n.offer_price_cents, 'currency', 'AUD'),
    'path', n.path)
  where n.offer_price_cents is not null;
alter table notifications.notifications drop column classified_id, drop column offer_price_cents;
