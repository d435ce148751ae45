-- Secrets lie here encrypted under a key of the settings. Rows of before are sealed at the start that follows, before
-- anybody is served.
alter table identity.second_factors
  add constraint second_factors_sealed check (secret is null or secret like 'sealed.%') not valid;
alter table scanner.pack_keys
  add constraint pack_keys_sealed check (private_key like 'sealed.%') not valid;

-- A recovery code: its first digits, by which it is found, and the hash of the others, made as those of passwords are.
-- Codes of before are found by no digits; what is kept of them is sealed like other secrets.
alter table identity.recovery_codes rename column code_digest to code_hash;
alter table identity.recovery_codes
  drop constraint recovery_codes_user_id_code_digest_key,
  add column found_by text,
  add unique (user_id, found_by),
  add constraint recovery_codes_sealed check (found_by is not null or code_hash like 'sealed.%') not valid;
