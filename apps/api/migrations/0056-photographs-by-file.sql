-- A photograph of a return is named by its file alone; where that lies is for media to know.
update retail.returns set images =
  (select jsonb_agg(image - 'path' order by place) from jsonb_array_elements(images) with ordinality named (image, place))
where images <> '[]';
