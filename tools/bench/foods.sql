-- One food of eight has been scanned, some of them often.
insert into scanner.popularity (product_id, scans)
select id, 1 + (hashint8(id) & 255) * (hashint8(id) >> 8 & 15) from scanner.products where hashint8(id) & 7 = 0;
