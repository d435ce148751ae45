-- Favourite foods whose verdict has become stricter, until their keepers are told of them together.
alter table scanner.graver_favourites rename to worsened_favourites;
alter index scanner.graver_favourites_pkey rename to worsened_favourites_pkey;
alter index scanner.graver_favourites_product rename to worsened_favourites_product;
